import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Without vowels no name is a word: blockers hide elements with the class of an advertisement.
const characters = 'bcdfghjkmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ0123456789'

/** @param {number} index */
function nameOf(index) {
  const first = characters[Math.floor(index / characters.length)]
  if (first === undefined) throw new Error('too many classes for names of two characters')
  return `_${first}${characters[index % characters.length]}`
}

/**
 * Names each class of the CSS modules in a folder by its place among all of them, so that the builds for browser and server
 * give the same name. A name that is a hash costs 4 bytes as sent, in the styles of a document and again in the scripts,
 * where its place costs one.
 *
 * @param {string} folder
 * @returns {(className: string, file: string) => string}
 */
export function createClassNames(folder) {
  const names = new Map()
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted()) {
    const path = join(folder, file)
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi))
      if (!names.has(`${path} ${name}`)) names.set(`${path} ${name}`, nameOf(names.size))
  }
  return (className, file) => {
    const name = names.get(`${file} ${className}`)
    if (name === undefined) throw new Error(`${file} has no class ${className}`)
    return name
  }
}
