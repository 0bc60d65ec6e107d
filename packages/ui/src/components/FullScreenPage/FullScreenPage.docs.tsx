import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { FullScreenPage } from './FullScreenPage'

/** A button that opens a page over everything. */
function Opener({ label, title, subtitle }: { label: string; title: string; subtitle?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <FullScreenPage
        isOpen={isOpen}
        title={title}
        subtitle={subtitle}
        closeLabel="Close"
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <div style={{ maxWidth: 400, padding: 24 }}>
          <TextField label="Plan name" defaultValue="West region" />
        </div>
      </FullScreenPage>
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Covers the window with a page, and returns to the one below.',
  whenToUse: [
    'Settings or a setup with several sections, which people leave by going back to their work.',
    'An editor that needs the whole window: a long text, a large table.',
  ],
  whenNotToUse: [
    { when: 'The task is short', use: 'Dialog' },
    { when: 'The page below should stay in view', use: 'SidePanel' },
    { when: 'It is one of the main areas of the product', use: 'SideNavigation' },
  ],
  guidance: [
    {
      do: {
        example: <Opener label="Plan settings" title="Plan settings" subtitle="West region" />,
        caption:
          'Name the task in the title and the thing in the subtitle, as on the button that opens it.',
      },
      dont: {
        example: <Opener label="Rename plan" title="Rename plan" />,
        caption: 'A whole window for one field takes people away from what they rename.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Title',
        description: 'The first heading and the accessible name. `subtitle` follows it.',
      },
      { name: 'Actions', description: 'Buttons before the close button. Optional.' },
      { name: 'Close button', description: 'At the end of the head.' },
      {
        name: 'Navigation',
        description: 'Between the sections, at the side: a [SideNavigation]. Optional.',
      },
      { name: 'Body', part: 'body', description: 'Scrolls, while the head and the foot stay.' },
      { name: 'Footer', part: 'foot', description: 'Buttons, the primary one last. Optional.' },
    ],
  },
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through the page; wraps around when it covers the window.',
    },
    { keys: ['Escape'], action: 'The same as Close. An open menu, list or dialog closes first.' },
  ],
  accessibility: [
    'The page below is inert. With `isModal={false}` it fills its container instead, beside a navigation that stays usable.',
    'The page itself takes the focus, so that its name is read; on closing the focus returns.',
    'Left to the product: a URL of its own, so that a reload and the back button do what people expect.',
    'Left to the product: ask before closing when typed work would be lost.',
  ],
  content: [
    'Title: a noun, as in the navigation: “Plan settings”.',
    'Subtitle: the name of the thing.',
    '“Close” leaves; “Cancel” is only for a page whose work is discarded.',
  ],
  related: ['Dialog', 'SidePanel', 'SideNavigation', 'PageHeader'],
}
