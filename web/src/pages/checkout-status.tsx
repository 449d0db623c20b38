export function Page() {
  return <h1>Je bestelling</h1>
}
