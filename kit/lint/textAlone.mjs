const message =
  "A browser that translates the page replaces this text, and React loses it. Give it an element of its own, or write the whole as one template.";

/** Methods whose result is a text. */
const textMethods = new Set([
  "join",
  "toFixed",
  "toISOString",
  "toLocaleDateString",
  "toLocaleString",
  "toLocaleTimeString",
  "toLowerCase",
  "toString",
  "toUpperCase",
  "trim",
]);

/** The type that a variable is declared with, where the file itself says it. */
function declaredType({ node, name }, program) {
  const ownType = name.typeAnnotation?.typeAnnotation;
  if (ownType) return ownType;
  const pattern = node.params?.find((param) => param.type === "ObjectPattern");
  const property = pattern?.properties.find(({ value }) => value === name || value?.left === name);
  const type = property && pattern.typeAnnotation?.typeAnnotation;
  return type && memberType(type, property.key.name, program);
}

/** The type of a member of an object's type that this file writes out. */
function memberType(type, name, program) {
  if (type.type === "TSIntersectionType") {
    return type.types.map((each) => memberType(each, name, program)).find(Boolean);
  }
  if (type.type === "TSTypeReference") {
    const alias = program.body
      .map((statement) => statement.declaration ?? statement)
      .find(
        ({ type: kind, id }) => kind === "TSTypeAliasDeclaration" && id.name === type.typeName.name,
      );
    return alias && memberType(alias.typeAnnotation, name, program);
  }
  const member = type.members?.find(({ key }) => key?.name === name);
  return member?.typeAnnotation?.typeAnnotation;
}

const isTextType = (type) =>
  type?.type === "TSStringKeyword" ||
  type?.type === "TSNumberKeyword" ||
  (type?.type === "TSUnionType" && type.types.some(isTextType));

/** Whether a value is a text or a number, as far as this file says. */
function isText(node, scopeOf, program) {
  const isSo = (other) => isText(other, scopeOf, program);
  switch (node.type) {
    case "Literal":
      return (
        typeof node.value === "number" || (typeof node.value === "string" && node.value !== "")
      );
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return node.operator === "+";
    case "ConditionalExpression":
      return isSo(node.consequent) || isSo(node.alternate);
    case "LogicalExpression":
      return isSo(node.right) || (node.operator !== "&&" && isSo(node.left));
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "ChainExpression":
      return isSo(node.expression);
    case "MemberExpression":
      return node.property.name === "length";
    case "CallExpression":
      return node.callee.type === "MemberExpression"
        ? textMethods.has(node.callee.property.name)
        : ["t", "String"].includes(node.callee.name);
    case "Identifier": {
      let scope = scopeOf(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      const [definition] = scope?.set.get(node.name)?.defs ?? [];
      if (!definition) return false;
      const { init, id } = definition.node;
      if (init && id === definition.name && definition.parent.kind === "const") return isSo(init);
      return isTextType(declaredType(definition, program));
    }
    default:
      return false;
  }
}

const isBlank = ({ type, value, raw }) =>
  (type === "JSXText" && value.trim() === "" && !raw.includes("\n")) ||
  (type === "Literal" && typeof value === "string" && value !== "" && value.trim() === "");

const comesOrGoes = ({ type, callee }) =>
  type === "ConditionalExpression" ||
  type === "LogicalExpression" ||
  (type === "CallExpression" && callee.property?.name === "map");

/** The name of the function that a statement returns from. */
function componentAround(node) {
  let around = node.parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around?.id ?? around?.parent.id;
}

/**
 * Each text is the only child of its element, for React to find it again: it may change, come or go,
 * and so may what stands beside it. Types are read as far as the file itself writes them.
 */
export const textAlone = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const { sourceCode } = context;
    const scopeOf = (node) => sourceCode.getScope(node);
    const check = ({ type, openingElement, children }) => {
      const isFragment = type === "JSXFragment" || openingElement.name.name === "Fragment";
      const parts = children
        .map((child) => (child.type === "JSXExpressionContainer" ? child.expression : child))
        .filter(
          (part) =>
            part.type !== "JSXEmptyExpression" &&
            (part.type !== "JSXText" || part.value.trim() !== "" || isBlank(part)),
        );
      if (parts.length < 2 && !isFragment) return;
      const hasMoves = isFragment || parts.some(comesOrGoes);
      for (const part of parts) {
        const isLost =
          part.type === "JSXText" || isBlank(part)
            ? hasMoves || !isBlank(part)
            : isText(part, scopeOf, sourceCode.ast);
        if (isLost) context.report({ node: part, message });
      }
    };
    const checkReturn = ({ argument }, owner) => {
      if (!/^[A-Z]/.test(owner?.name ?? "") || !argument) return;
      if (isText(argument, scopeOf, sourceCode.ast)) context.report({ node: argument, message });
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement: (node) => checkReturn(node, componentAround(node)),
      "VariableDeclarator > ArrowFunctionExpression": ({ body, parent }) =>
        checkReturn({ argument: body }, parent.id),
    };
  },
};
