// The starter imports this and nothing else: what other chunks need would be one more request.
const id = 'scripts'

/** The element in which the scripts of a rendered page wait: what a template contains neither loads nor runs. */
export const waitingScriptsElement = (scripts: string): string => `<template id="${id}">${scripts}</template>`

/** The scripts that wait in the document. Inserting the fragment loads them, and leaves it empty. */
export const waitingScripts = (): DocumentFragment | null => {
  // Not by its id alone: content may have an element with the same id.
  return document.querySelector<HTMLTemplateElement>(`body > template#${id}`)?.content ?? null
}
