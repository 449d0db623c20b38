export function Page() {
  return <h1>Je betaling</h1>
}
