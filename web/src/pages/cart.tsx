export function Page() {
  return <h1>Winkelwagen</h1>
}
