/** The first line of an address as it is printed: 'Dam 12-14 A'. A separator that was typed before the addition stays. */
export const streetLine = (of: { street: string; houseNumber: string; extension: string }): string =>
  [of.street, `${of.houseNumber}${/^[-/]/.test(of.extension) ? '' : ' '}${of.extension}`.trim()]
    .filter(Boolean)
    .join(' ')
