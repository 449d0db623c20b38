interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Chunks and all that they import, each once, after what it imports: its styles may change those. */
const withImports = (manifest: Map<string, Chunk>, names: string[], seen = new Set<string>()): Chunk[] =>
  names.flatMap((name) => {
    const chunk = manifest.get(name)
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...withImports(manifest, chunk.imports ?? [], seen), chunk]
  })

/**
 * Reads Vite's manifest. The style sheets of a page's chunks are part of its first look, and its scripts are wanted
 * as soon as the entry runs: both are named in the head, unless the template already does.
 */
export const createModulePreloads = (manifestJson: string, template: string) => {
  const chunks: Record<string, Chunk> = JSON.parse(manifestJson)
  const manifest = new Map(Object.entries(chunks))
  const isNew = (file: string) => !template.includes(`"/${file}"`)

  return (names: string[]): string => {
    const parts = withImports(manifest, names)
    const styles = new Set(parts.flatMap(({ css = [] }) => css).filter(isNew))
    const scripts = new Set(
      parts.map(({ file }) => file).filter((file) => file.endsWith('.js') && isNew(file)),
    )
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('\n')
  }
}
