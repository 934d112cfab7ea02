export default function Page() {
  return <h1>vote/projects</h1>;
}
