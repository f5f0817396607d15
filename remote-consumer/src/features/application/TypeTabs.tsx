import { insuranceTypeIds, insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { ConfirmDialog, Icon, IconButton, theme, type IconName } from "@quotehaven/shared-ui";
import { Tabs } from "@quotehaven/shared-ui/content";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import type { ChosenForm } from "./chosenForms";
import type { ApplicationEditing } from "./useApplicationEditor";

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-weight: 600;

  ${theme.mobile} {
    & > svg {
      display: none;
    }
  }
`;

const Standing = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  font-size: ${theme.size[12]};
  white-space: nowrap;
  color: ${theme.color.inkMuted};

  & > svg {
    flex: none;
  }

  /* The narrowest phones have room for the word alone. */
  @media (max-width: 22.5em) {
    & > svg {
      display: none;
    }
  }
`;

/** Read as "Add Home", and shown like the tabs beside it: the name first. */
const AddType = styled.button`
  grid-row: 1;
  display: flex;
  flex-direction: column-reverse;
  justify-content: center;
  align-items: flex-start;
  min-width: 0;
  min-height: 56px;
  padding: ${theme.space(2, 3)};
  border: 1.5px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.medium};
  background: none;
  color: ${theme.color.inkMuted};
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;

/** Lies in the cell of the open type. */
const Remove = styled(IconButton)<{ $cell: number }>`
  grid-row: 1;
  grid-column: ${({ $cell }) => $cell};
  place-self: center end;
  margin-inline-end: ${theme.space(1)};

  ${theme.mobile} {
    margin-inline-end: -${theme.space(1)};
  }
`;

const icons: Record<InsuranceTypeId, IconName> = {
  [insuranceTypes.home]: "home",
  [insuranceTypes.life]: "heart",
  [insuranceTypes.auto]: "car",
};

type TypeTabsProps = { editor: ApplicationEditing; children: ReactNode };

/** The insurance types: those chosen, how far each is, which one is open, and those that can be added. */
export function TypeTabs({ editor, children }: TypeTabsProps) {
  const { t } = useTranslation("consumer");
  const [removing, setRemoving] = useState<ChosenForm | null>(null);
  const { chosen, position, isOpen, toggleType } = editor;
  const open = chosen.find(({ type }) => type === position.type);
  const remove = (of: ChosenForm) => (answersIn(of) > 0 ? setRemoving(of) : toggleType(of.type));
  return (
    <div ref={editor.focus.types}>
      <Tabs<InsuranceTypeId | 0>
        label={t("application.typesLabel")}
        look="cards"
        value={position.type ?? 0}
        onChange={(type) => type !== 0 && editor.openForm(type)}
        tabs={chosen.map((each) => ({ value: each.type, label: <TypeStanding {...each} /> }))}
        beside={
          isOpen && (
            <>
              {open && (
                <Remove
                  $cell={chosen.indexOf(open) + 1}
                  icon="close"
                  iconSize={16}
                  label={t("application.removeType", { type: t(typeNameKeys[open.type]) })}
                  onClick={() => remove(open)}
                />
              )}
              <AddTypes chosen={chosen} onAdd={toggleType} />
            </>
          )
        }
      >
        {children}
      </Tabs>
      {removing && (
        <ConfirmDialog
          danger
          title={t("application.removeTitle", { type: t(typeNameKeys[removing.type]) })}
          message={t("application.removeText", {
            type: t(typeNameKeys[removing.type]),
            count: answersIn(removing),
          })}
          confirmLabel={t("application.removeType", { type: t(typeNameKeys[removing.type]) })}
          cancelLabel={t("common.cancel")}
          onConfirm={() => {
            setRemoving(null);
            toggleType(removing.type);
          }}
          onCancel={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

type AddTypesProps = { chosen: readonly ChosenForm[]; onAdd: (type: InsuranceTypeId) => void };

/** The insurance types that are not chosen yet. */
function AddTypes({ chosen, onAdd }: AddTypesProps) {
  const { t } = useTranslation("consumer");
  return insuranceTypeIds
    .filter((type) => !chosen.some((each) => each.type === type))
    .map((type) => (
      <AddType key={type} type="button" data-tab={type} onClick={() => onAdd(type)}>
        <Standing>
          <Icon name="plus" size={12} /> <span>{t("application.add")}</span>
        </Standing>{" "}
        <Name>
          <Icon name={icons[type]} size={18} /> <span>{t(typeNameKeys[type])}</span>
        </Name>
      </AddType>
    ));
}

/** How many answers a form has. */
function answersIn({ answers }: ChosenForm): number {
  return Object.values(answers).filter((answer) => answer !== null && answer !== undefined).length;
}

/** An insurance type, and how far its questions are. */
function TypeStanding({ type, missing }: ChosenForm) {
  const { t } = useTranslation("consumer");
  return (
    <>
      <Name>
        <Icon name={icons[type]} size={18} /> <span>{t(typeNameKeys[type])}</span>
      </Name>
      <Standing>
        {missing.length === 0 && <Icon name="check" size={14} />}
        <span>
          {missing.length === 0
            ? t("application.typeDone")
            : t("application.typeLeft", { count: missing.length })}
        </span>
      </Standing>
    </>
  );
}
