interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * Chunks and their imports, without duplicates. Each chunk follows its imports, because its styles may override
 * theirs.
 */
const withImports = (manifest: Map<string, Chunk>, names: string[], seen = new Set<string>()): Chunk[] =>
  names.flatMap((name) => {
    const chunk = manifest.get(name)
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...withImports(manifest, chunk.imports ?? [], seen), chunk]
  })

/**
 * Reads Vite's manifest. A page needs the style sheets of its chunks for the first paint, and their scripts as
 * soon as the entry runs: the head names both, unless the template already does.
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
