export function Page() {
  return <h1>Betalen</h1>
}
