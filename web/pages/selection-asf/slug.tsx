export default function Page() {
  return <h1>selection-asf/slug</h1>;
}
