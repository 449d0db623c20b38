export function Page() {
  return <h1>Betaling</h1>
}
