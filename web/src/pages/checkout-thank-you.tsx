export function Page() {
  return <h1>Bedankt</h1>
}
