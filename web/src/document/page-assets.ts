import type { ClientBuild } from 'shared-types/servers/web-server'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The files of the build that a page needs, as HTML for its head. */
export interface PageAssets {
  styles: string
  /** The text of the inline styles. */
  css: string
  preloads: string
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

/** Its chunk runs before all others: `web/vite.config.ts` builds it as an entry of its own. */
const starter = 'src/start.ts'

const readManifest = (json: string): Map<string, Chunk> => {
  const chunks: Record<string, Chunk> = JSON.parse(json)
  return new Map(Object.entries(chunks))
}

/** The starter, as HTML: it starts the scripts of a rendered page once its largest picture has come. */
export const starterElement = ({ manifest }: Pick<ClientBuild, 'manifest'>): string => {
  const chunk = readManifest(manifest).get(starter)
  if (!chunk) throw new Error(`the build has no ${starter}`)
  return `<script type="module" crossorigin src="/${chunk.file}"></script>`
}

/** A style sheet of the template. */
export const stylesheet = /<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Reads Vite's manifest. The styles of the first view are inline: the first paint waits for no other request.
 * The scripts of the page are named unless the template already does.
 */
export const createPageAssets = ({
  manifest: manifestJson,
  template,
  readAsset,
}: Pick<ClientBuild, 'manifest' | 'template' | 'readAsset'>) => {
  const manifest = readManifest(manifestJson)
  const ofTemplate = Array.from(template.matchAll(stylesheet), ([, file = '']) => file)

  const inline = (files: string[]): Pick<PageAssets, 'styles' | 'css'> => {
    if (files.length === 0) return { styles: '', css: '' }
    const css = files.map(readAsset).join('')
    // Disabled links load nothing. Vite finds them when a chunk needs these styles, and does not load them again.
    const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`)
    return { styles: [`<style>${css}</style>`, ...links].join('\n'), css }
  }

  const assetsOf = (names: string[]): PageAssets => {
    const parts = withImports(manifest, names)
    const styles = new Set([...ofTemplate, ...parts.flatMap(({ css = [] }) => css)])
    const scripts = new Set(
      parts
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.js') && !template.includes(`"/${file}"`)),
    )
    const preloads = [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    return { ...inline([...styles]), preloads: preloads.join('\n') }
  }

  const known = new Map<string, PageAssets>()
  return (names: string[]): PageAssets => {
    const key = names.join()
    const assets = known.get(key) ?? assetsOf(names)
    known.set(key, assets)
    return assets
  }
}
