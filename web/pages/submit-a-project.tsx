export default function Page() {
  return <h1>submit-a-project</h1>;
}
