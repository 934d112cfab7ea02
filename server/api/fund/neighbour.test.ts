import { aCall, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const around = `query ($slug: String!) {
  project(slug: $slug) { neighbours { previous { slug } next { slug } others { slug organisation { town } } } }
}`;

type ProjectNeighbours = {
  project: {
    neighbours: { previous: { slug: string } | null; next: { slug: string } | null; others: { slug: string }[] };
  };
};

test("links every project to the previous and next one of its call, winners first", async ({ fund }) => {
  const { id: callId } = await aCall(fund.db);
  await aProject(fund.db, { slug: "elsewhere" });
  await aProject(fund.db, { callId, slug: "z-first", status: "winner", rank: 1 });
  await aProject(fund.db, { callId, slug: "y-second", status: "winner", rank: 2 });
  for (const slug of ["a", "b", "c", "d", "e"]) await aProject(fund.db, { callId, slug, status: "not_elected" });
  const inOrder = ["z-first", "y-second", "a", "b", "c", "d", "e"];

  for (const [index, slug] of inOrder.entries()) {
    const { data } = await fund.ask(null, around, { slug });
    const { previous, next, others } = (data as ProjectNeighbours).project.neighbours;
    expect(previous?.slug).toBe(inOrder[index - 1]);
    expect(next?.slug).toBe(inOrder[index + 1]);
    expect(others).toHaveLength(3);
    const slugs = [slug, previous?.slug, next?.slug, ...others.map((neighbour) => neighbour.slug)].filter(Boolean);
    expect(new Set(slugs).size, `no project twice around ${slug}`).toBe(slugs.length);
    expect(inOrder).toEqual(expect.arrayContaining(slugs));
  }
});

test("the only project of a call has no neighbours", async ({ fund }) => {
  await aProject(fund.db, { slug: "alone" });

  const { data } = await fund.ask(null, around, { slug: "alone" });

  expect(data).toEqual({ project: { neighbours: { previous: null, next: null, others: [] } } });
});
