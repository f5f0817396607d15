import { NoticeBox } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** Asks for one press; what is said of the link follows right below. */
export const RequestBox = styled(NoticeBox)`
  margin-bottom: 0;
`;
