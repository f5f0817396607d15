/** Why a command of an operator's was not done, in words for them. */
export class OperatorRefusal extends Error {}
