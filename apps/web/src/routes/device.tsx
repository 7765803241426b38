export default function Page() {
  return <h1>device</h1>
}
