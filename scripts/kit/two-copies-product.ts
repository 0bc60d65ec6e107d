/** A product on a page that it shares with other products: a planner or a form. */
export const COPY = `
import { CalendarHeader } from '@throughline/planner-views/calendar-header'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import { Button } from '@throughline/ui/Button'
import { Select } from '@throughline/ui/Select'
import { Tag } from '@throughline/ui/Tag'
import { TextField } from '@throughline/ui/TextField'
import { ThemeRoot } from '@throughline/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { campaigns, channels } from './plan'

function Planner() {
  const [month, setMonth] = useState('2026-11')
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <CalendarHeader
        planName="Holiday season"
        periodMode="month"
        date={\`\${month}-01\`}
        today="2026-11-18"
        onDateChange={({ date }) => setMonth(date.slice(0, 7))}
        onAddTactic={() => {}}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <MonthCalendar month={month} today="2026-11-18" items={campaigns} channels={channels} />
      </div>
    </div>
  )
}

function Form() {
  const [name, setName] = useState('')
  const [size, setSize] = useState('s')
  return (
    <>
      <TextField label="Name" value={name} onChange={({ value }) => setName(value)} />
      <Select
        label="Size"
        value={size}
        options={[{ value: 's', label: 'Small' }, { value: 'l', label: 'Large' }]}
        onChange={({ value }) => setSize(value ?? 's')}
      />
      <Tag name="New" />
      <Button>Send</Button>
    </>
  )
}

const parts = { planner: Planner, form: Form }

export function mount(place: HTMLElement, part: keyof typeof parts) {
  const Part = parts[part]
  const isLinked = document.querySelector('link[rel="stylesheet"]') !== null
  createRoot(place, { identifierPrefix: \`\${place.id}-\` }).render(
    <ThemeRoot theme="light" isStyleSheetLinked={isLinked}>
      <Part />
    </ThemeRoot>,
  )
}
`

/** Keeps the exports of the module, because the page uses them. */
export const CONFIG = `
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: 'src/copy.tsx',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'copy.js' },
    },
  },
})
`

/** The link that `isStyleSheetLinked` requires. */
export const LINK = '<link rel="stylesheet" href="theme.css" />'

/** A page with a place for each part of each product. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Intranet</title>
    <link rel="icon" href="data:," />
    ${LINK}
  </head>
  <body>
    <div id="first-planner"></div>
    <div id="first-form"></div>
    <div id="second-form"></div>
    <div id="second-planner"></div>
  </body>
</html>
`
