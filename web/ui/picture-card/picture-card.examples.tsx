import { Amount } from "#web/ui/amount/amount.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { PictureCard } from "#web/ui/picture-card/picture-card.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** A card, a selected one and one with much text. */
export const examples: Examples = {
  title: "Picture card",
  examples: {
    card: (
      <PictureCard
        picture={{ src: "/illustrations/youth-music.svg", alt: "" }}
        href="#music"
        title="A rehearsal room for young talent"
        tags={
          <>
            <Tag tone="apricot">In vote</Tag>
            <Tag>Youth</Tag>
          </>
        }
        meta="Klankkast Jeugd vzw, Brussels"
        end={<Amount>€8,000</Amount>}
      />
    ),
    selected: (
      <PictureCard
        isSelected
        picture={{ src: "/illustrations/animal-shelter.svg", alt: "", focus: "60% 50%" }}
        href="#shelter"
        title="A warm nest for anxious dogs"
        meta="The picture is an almond."
      />
    ),
    "long text": (
      <PictureCard
        picture={{ src: "/illustrations/animal-shelter.svg", alt: "" }}
        href="#long"
        title="Gezelschapsdierenopvangcentrum zoekt verwarmingsinstallatie voor zeventig angstige asielhonden"
        tags={
          <>
            <Tag tone="leaf">Winner 2022</Tag>
            <Tag tone="blue">External</Tag>
            <Tag>Animals</Tag>
            <Tag tone="blossom">Chosen by the fund</Tag>
          </>
        }
        meta="Dierenbeschermingsvereniging Hart voor Poten vzw, Sint-Katelijne-Waver"
        end={<Amount>€ 123.456.789</Amount>}
      >
        <p className="meta">
          A sentence about the project, for those who want to know a little more before they click.
        </p>
      </PictureCard>
    ),
  },
};
