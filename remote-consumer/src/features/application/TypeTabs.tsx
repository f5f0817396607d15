import { insuranceTypeIds, insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { ConfirmDialog, Icon, IconButton, theme, type IconName } from "@quotehaven/shared-ui";
import { Tab, TabList, TabPanel, Tabs } from "@quotehaven/shared-ui/tabs";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import type { ChosenForm } from "./chosenForms";
import type { ApplicationEditing } from "./useApplicationEditor";

/** A row of equal cells: one for each insurance type. */
const Cells = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 220px);
  grid-auto-flow: column;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(4)};

  ${theme.mobile} {
    margin-bottom: ${theme.space(2)};
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-weight: ${theme.weight.bold};

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
  const { chosen, position, isOpen, toggleType, focus, openForm } = editor;
  const { types } = focus;
  const open = chosen.find(({ type }) => type === position.type);
  const remove = (of: ChosenForm) => (answersIn(of) > 0 ? setRemoving(of) : toggleType(of.type));
  return (
    <div ref={types}>
      <Tabs value={position.type} onValueChange={openForm}>
        <Cells>
          <TabList
            $look="cards"
            aria-label={t("application.typesLabel")}
            // Where no form is open, a look at its tab opens none.
            activateOnFocus={open !== undefined}
          >
            {chosen.map((each, index) => (
              <Tab
                key={each.type}
                value={each.type}
                data-tab={each.type}
                style={{ gridColumn: index + 1 }}
              >
                <TypeStanding {...each} />
              </Tab>
            ))}
          </TabList>
          {isOpen && open && (
            <Remove
              $cell={chosen.indexOf(open) + 1}
              icon="close"
              iconSize={16}
              label={t("application.removeType", { type: t(typeNameKeys[open.type]) })}
              onClick={() => remove(open)}
            />
          )}
          {isOpen && <AddTypes chosen={chosen} onAdd={toggleType} />}
        </Cells>
        <TabPanel value={position.type}>{children}</TabPanel>
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
