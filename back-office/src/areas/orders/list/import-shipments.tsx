import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { ShipmentImport } from 'shared-types/contracts/admin/buying/shipments'
import { admin, officePages } from 'shared-types/contracts/admin/paths'
import { messageOf, send } from '../../../api/send.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Rows } from '../../../ui/page/rows.tsx'

type Line = ShipmentImport['lines'][number]

const highestTable = 400

const outcomeText = ({ outcome, message }: Line) =>
  ({ sent: 'Verzonden', known: 'Was al verzonden met deze trackcode', refused: message })[outcome]

const Results = ({ fileName, lines }: { fileName: string; lines: Line[] }) => {
  const count = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const isRefused = (line: Line) => line.outcome === 'refused'
  // What is left to do comes first.
  const sorted = [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))]
  return (
    <>
      <Alert severity={lines.some(isRefused) ? 'warning' : 'success'} sx={{ my: 2 }}>
        {fileName}: {count('sent')} verzonden, {count('known')} al eerder verzonden, {count('refused')} niet
        verzonden.
      </Alert>
      <Rows
        title="Resultaat per regel"
        maxHeight={highestTable}
        head={['Bestelling', 'Resultaat']}
        rows={sorted.map((line) => [
          <div key={line.line}>
            {line.orderId ? (
              <Link href={`#${officePages.order(line.orderId)}`} target="_blank">
                {line.orderNumber}
              </Link>
            ) : (
              line.orderNumber
            )}
            <div>regel {line.line}</div>
          </div>,
          outcomeText(line),
        ])}
      />
    </>
  )
}

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefresh()
  const titleId = useId()
  const [done, setDone] = useState<{ fileName: string; lines: Line[] } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const upload = async (file: File) => {
    setDone(null)
    setRefusal(null)
    setBusy(true)
    try {
      const { lines } = await send<ShipmentImport>('POST', admin.shipmentImport, file)
      setDone({ fileName: file.name, lines })
    } catch (error) {
      setRefusal(messageOf(error))
    }
    setBusy(false)
    refresh()
  }

  return (
    // Neither Escape nor a click beside it closes it: the results would be lost.
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Trackcodes uit een bestand</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Een CSV met de kolommen bestelnummer, vervoerder en trackcode, van hoogstens 200 regels. Bij een
          vervoerder die niet in de lijst staat, is de trackcode een link die met https:// begint. Achter het
          nummer van een bestelling staat ‘nazending’ als de code van haar nazending is. Elke bestelling wordt
          als geheel verzonden gemeld, en de klant krijgt de mail met de trackcode. Hetzelfde bestand nog eens
          kiezen kan: een klant krijgt geen tweede mail.
        </Typography>
        <FileButton label="Bestand kiezen en verzenden" accept=".csv" onFile={upload} isBusy={isBusy} />
        {refusal && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
        {done && <Results {...done} />}
      </DialogContent>
      <DialogActions>
        <BusyButton isBusy={isBusy} onClick={onClose}>
          Sluiten
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

/** Registers orders as sent by the file of a carrier. */
export const ImportShipments = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Trackcodes uit een bestand
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
