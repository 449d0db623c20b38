import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import InsertLink from '@mui/icons-material/InsertLink'
import LinkOff from '@mui/icons-material/LinkOff'
import { ToggleButton } from '@mui/material'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Editor, Extension, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { RichTextInput, RichTextInputToolbar, useTiptapEditor } from 'ra-input-rich-text'
import { type ReactNode, useState } from 'react'
import { required, useNotify } from 'react-admin'
import { isLink, notALink } from 'shared-types/contracts/admin/forms/content-forms'
import { emptyText } from './empty-text.ts'

/** Keeps what the shop uses and the editor does not show: anchors of headings, and the scope of a heading cell. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null } } },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
})

/** Without the library's styles, which the page does not allow. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

/** Spreadsheets put a picture of the cells beside their HTML. */
const hasPicture = (data: DataTransfer): boolean => {
  const html = data.getData('text/html')
  return html ? /<img\b/i.test(html) : [...data.files].some(({ type }) => type.startsWith('image/'))
}

/**
 * As `safeHtml` allows: other markup is removed on saving.
 * @param onPicture called when pictures are pasted or dropped, which the editor leaves out
 */
const editorOptions = (label: string, onPicture: () => void) => ({
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      link: { openOnClick: false, autolink: false },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
    }),
    PlainTable,
    TableRow,
    TableHeader,
    TableCell,
    KeptAttributes,
  ],
  // The page allows only styles with its nonce.
  injectCSS: false,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => {
      if (clipboardData && hasPicture(clipboardData)) onPicture()
      return false
    },
    handleDrop: (_view: unknown, event: DragEvent) => {
      if (event.dataTransfer && hasPicture(event.dataTransfer)) onPicture()
      const isFile = (event.dataTransfer?.files.length ?? 0) > 0
      // The browser would open the file in place of the page.
      if (isFile) event.preventDefault()
      return isFile
    },
  },
})

/** The address of a link as typed; null if it leads nowhere. */
const linkOf = (typed: string): string | null => {
  if (/^www\./i.test(typed)) return `https://${typed}`
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(typed)) return `mailto:${typed}`
  return isLink(typed) ? typed : null
}

interface Format {
  label: string
  icon: ReactNode
  isActive: (editor: Editor) => boolean
  toggle: (editor: Editor, refuse: (message: string) => void) => void
}

const formats: Format[] = [
  {
    label: 'Kop',
    icon: 'Kop',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Tussenkop',
    icon: 'Tussenkop',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Vet',
    icon: <FormatBold />,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Cursief',
    icon: <FormatItalic />,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Lijst',
    icon: <FormatListBulleted />,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Genummerde lijst',
    icon: <FormatListNumbered />,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Link',
    icon: <InsertLink />,
    isActive: (editor) => editor.isActive('link'),
    toggle: (editor, refuse) => {
      const { href = '' } = editor.getAttributes('link') as { href?: string }
      const typed = window.prompt('Adres van de link: /een/pagina/ of https://…', href)?.trim()
      if (!typed) return
      const link = linkOf(typed)
      if (link) editor.chain().focus().extendMarkRange('link').setLink({ href: link }).run()
      else refuse(notALink)
    },
  },
  {
    label: 'Link weghalen',
    icon: <LinkOff />,
    isActive: () => false,
    toggle: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
  },
]

const Formats = () => {
  const notify = useNotify()
  // Null in the first render, despite its type.
  const editor = useTiptapEditor() as Editor | null
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => formats.map(({ isActive }) => current !== null && isActive(current)),
  })
  return formats.map(({ label, icon, toggle }, index) => (
    <ToggleButton
      key={label}
      value={label}
      aria-label={label}
      title={label}
      size="small"
      sx={typeof icon === 'string' ? { px: 1, fontSize: 14, textTransform: 'none' } : undefined}
      selected={active?.[index] ?? false}
      onClick={() => editor && toggle(editor, (message) => notify(message, { type: 'error' }))}
    >
      {icon}
    </ToggleButton>
  ))
}

const noPictures = 'In deze tekst staan geen foto’s.'
const leftOut = 'De foto is weggelaten: in deze tekst kunnen geen foto’s staan.'

interface RichTextProps {
  source: string
  label: string
  isOptional?: boolean
}

/** A text with headings, lists, tables and links. Loaded only where it is used: it is as large as the rest. */
const RichText = ({ source, label, isOptional = false }: RichTextProps) => {
  const notify = useNotify()
  // The same object for each render: another one starts another editor.
  const [options] = useState(() => editorOptions(label, () => notify(leftOut, { type: 'warning' })))
  return (
    <RichTextInput
      source={source}
      label={label}
      helperText={noPictures}
      editorOptions={options}
      validate={isOptional ? [] : required()}
      parse={emptyText}
      toolbar={
        <RichTextInputToolbar>
          <Formats />
        </RichTextInputToolbar>
      }
      sx={{
        '& .ProseMirror': { minHeight: 200, whiteSpace: 'pre-wrap', overflowWrap: 'break-word' },
        '& .ProseMirror td, & .ProseMirror th': { border: '1px solid #767676', px: 1 },
        '& .ProseMirror table': { borderCollapse: 'collapse' },
      }}
    />
  )
}

export default RichText
