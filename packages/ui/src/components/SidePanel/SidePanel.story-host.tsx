import type { Meta } from '@storybook/react-vite'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { Badge } from '../Badge'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { TextField } from '../TextField'
import { SidePanel } from './SidePanel'
import type { SidePanelProps } from './SidePanel.types'

function PageWithPanel(props: SidePanelProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [widthPixels, setWidthPixels] = useState(props.widthPixels ?? 480)
  const { onResize } = props
  return (
    <div
      style={{
        display: 'flex',
        height: 480,
        overflow: 'hidden',
        border: '1px solid var(--tl-color-line)',
      }}
    >
      <div style={{ flex: 1, minWidth: 0, padding: 16 }}>
        <Button
          onClick={() => {
            setIsOpen(true)
          }}
        >
          VIP early access
        </Button>
      </div>
      <SidePanel
        {...props}
        isOpen={isOpen}
        widthPixels={widthPixels}
        onClose={(request) => {
          setIsOpen(false)
          props.onClose(request)
        }}
        {...(onResize
          ? {
              onResize: (change) => {
                if (change.isFinal) setWidthPixels(change.widthPixels)
                onResize(change)
              },
            }
          : null)}
      />
    </div>
  )
}

export const fields = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Title" defaultValue="VIP early access" />
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      <TextField label="Estimated cost" defaultValue="4,500.00" />
      <TextField label="Actual cost" defaultValue="4,120.00" />
    </div>
    <TextField label="Offer code" />
  </div>
)

export const sidePanelStories = {
  args: {
    isOpen: true,
    title: 'VIP early access',
    closeLabel: 'Close',
    onClose: fn(),
    overline: (
      <>
        <Badge>Email</Badge>
        <span>Promotional</span>
      </>
    ),
    actions: <IconButton icon={Maximize2} label="Open as a page" size="small" />,
    footer: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Save and Copy</Button>
        <Button variant="danger-ghost" style={{ marginInlineStart: 'auto' }}>
          Delete
        </Button>
      </>
    ),
    children: fields,
  },
  argTypes: {
    overline: { control: false },
    actions: { control: false },
    footer: { control: false },
    children: { control: false },
    initialFocusRef: { control: false },
  },
  render: (args) => <PageWithPanel {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 540 },
    },
  },
} satisfies Meta<typeof SidePanel>
