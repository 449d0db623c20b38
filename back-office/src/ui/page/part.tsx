import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A titled part of a page. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card variant="outlined">
    {/* Not `anywhere`, which would break the words of narrow columns of its tables. */}
    <CardContent sx={{ overflowWrap: 'break-word' }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)

/** Blocks beside each other that may be narrower than their longest word. */
export const besideEachOther = { gap: 4, flexWrap: 'wrap', '& > *': { minWidth: 0 } }
