/** Replaces control characters, except line breaks: what a customer typed could steer the terminal of an operator. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, ' ')

/** For a text in a row of a list, where a line break could forge another row. */
export const onOneLine = (text: string): string => printable(text).replaceAll('\n', ' ')
