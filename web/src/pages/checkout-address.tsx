export function Page() {
  return <h1>Adres</h1>
}
