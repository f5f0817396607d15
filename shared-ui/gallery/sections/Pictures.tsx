import { Grid, Icon, iconNames, Illustration, illustrationNames } from "@quotehaven/shared-ui";
import { Section } from "../Section";

/** Pictures and icons by name. */
export function Pictures() {
  return (
    <Section title="Pictures">
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
