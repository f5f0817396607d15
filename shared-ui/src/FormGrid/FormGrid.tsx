import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

/** Fields beside each other where there is room, under each other on a phone. */
export const FormGrid = styled.div<{
  $columns?: 1 | 2 | 3;
}>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 2 }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space(5, 4)};
  align-items: start;

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field that takes the whole row of its FormGrid. */
export const FullRow = styled.div`
  grid-column: 1 / -1;
`;

const Fieldset = styled.fieldset`
  display: block;

  & + & {
    margin-top: ${theme.space(8)};
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space(4)};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[22]};
  font-weight: ${theme.weight.bold};
  line-height: 1.25;

  ${theme.mobile} {
    margin-bottom: ${theme.space(3)};
  }
`;

const Text = styled.p`
  /* Closer to its title than what follows. */
  margin-top: -${theme.space(3)};
  margin-bottom: ${theme.space(4)};
  color: ${theme.color.inkMuted};

  ${theme.mobile} {
    margin-top: -${theme.space(2)};
    font-size: ${theme.size[14]};
  }
`;

type FieldGroupProps = Omit<ComponentProps<"fieldset">, "title"> & {
  title: ReactNode;
  text?: ReactNode;
};

/** Fields that ask about one thing, under a title of their own. */
export function FieldGroup({ title, text, children, ...rest }: FieldGroupProps) {
  return (
    <Fieldset {...rest}>
      <Legend>{title}</Legend>
      {text != null && <Text>{text}</Text>}
      {children}
    </Fieldset>
  );
}
