export function Page() {
  return <h1>Verzend- & betaalmethode</h1>
}
