export function Page() {
  return <h1>Inloggen</h1>
}
