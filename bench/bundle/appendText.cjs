/** A loader of webpack: the same source with a text behind it. */
module.exports = function appendText(source) {
  return `${source}\n${this.getOptions().text}`;
};
