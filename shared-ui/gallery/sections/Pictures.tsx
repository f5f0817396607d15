import { Grid, Icon, iconNames, Illustration, illustrationNames } from "@quotehaven/shared-ui";
import { Section } from "../Section";

/** Pictures and icons by name. */
export function Pictures() {
  return (
    <Section title="Pictures">
      <p>
        Flat, in the colours of the drawings, with one stroke of 3 and round corners. They stand for
        a moment; what is insured is drawn by CoverDrawing of shared-features, never by one of
        these.
      </p>
      <Grid $min={200}>
        {illustrationNames.map((name) => (
          <figure key={name}>
            <Illustration name={name} size={220} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Grid>
      <Grid $min={96} $gap={4}>
        {iconNames.map((name) => (
          <figure key={name}>
            <Icon name={name} size={24} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Grid>
    </Section>
  );
}
