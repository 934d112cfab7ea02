import { inDutch, inLanguage, type Language } from "#domain/language.ts";
import { type PublicPicture, pictureAddress } from "#domain/project-picture.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Project } from "#server/api/fund/project.ts";

const ProjectPhoto = builder.objectRef<{ picture: PublicPicture; language: Language }>("ProjectPhoto").implement({
  description: "The own picture of a project, which pages show instead of its drawing.",
  fields: (t) => ({
    src: t.string({
      description: "Its address in a middle width.",
      resolve: ({ picture: { id, widths } }) => pictureAddress(id, widths[1] ?? widths[0] ?? 0),
    }),
    srcset: t.string({
      description: "Its addresses with their widths, as the `srcset` of an image.",
      resolve: ({ picture: { id, widths } }) =>
        widths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(", "),
    }),
    width: t.int({ description: "The width of the largest one, in pixels.", resolve: ({ picture }) => picture.width }),
    height: t.int({ description: "The height of the largest one.", resolve: ({ picture }) => picture.height }),
    focus: t.string({
      description: "The point that stays in view, as a css position.",
      resolve: ({ picture: { focus } }) => `${focus.x}% ${focus.y}%`,
    }),
    alt: t.string({
      description: "A description, for people who cannot see it.",
      resolve: ({ picture, language }) => inLanguage(picture.alt, language),
    }),
    inDutch: t.stringList({
      description: "Contains `alt` if it is in Dutch because it is not translated.",
      resolve: ({ picture: { alt }, language }) => inDutch({ alt }, language),
    }),
    maker: t.string({ description: "The person who made it.", resolve: ({ picture }) => picture.maker }),
  }),
});

builder.objectField(Project, "photo", (t) =>
  t.field({
    type: ProjectPhoto,
    nullable: true,
    description: "Its own picture; null if it is shown with its drawing.",
    args: { language: t.arg({ type: LanguageEnum }) },
    resolve: ({ picture }, { language }) => picture && { picture, language },
  }),
);
