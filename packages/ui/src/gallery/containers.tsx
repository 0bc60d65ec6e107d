import { Bold, Italic, Underline } from 'lucide-react'

import { Accordion } from '../components/Accordion'
import { Button } from '../components/Button'
import { IconButton } from '../components/IconButton'
import { PageHeader } from '../components/PageHeader'
import { SidePanel } from '../components/SidePanel'
import { SplitPane } from '../components/SplitPane'
import { TabLinks, Tabs } from '../components/Tabs'
import { TextField } from '../components/TextField'
import { Toolbar } from '../components/Toolbar'
import type { Specimen } from './specimen'

/** Components that contain others. Overlays are left out, because they render nothing while closed. */
export const containers: readonly Specimen[] = [
  {
    name: 'Accordion',
    isWide: true,
    render: (root) => (
      <Accordion
        {...root}
        sections={[
          { id: 'initiatives', title: 'Initiatives', count: 4 },
          { id: 'focus', title: 'Monthly Channel Focus', count: 3 },
        ]}
        openIds={['initiatives']}
        onToggle={() => {}}
        renderContent={() => 'Holiday Gifting Campaign, Loyalty Relaunch'}
      />
    ),
  },
  {
    name: 'PageHeader',
    isWide: true,
    render: (root) => (
      <PageHeader
        {...root}
        title="November 2026"
        navigation={<Button>Today</Button>}
        actions={<Button>Filters</Button>}
      />
    ),
  },
  {
    name: 'SidePanel',
    render: (root) => (
      <SidePanel
        {...root}
        isOpen
        takesFocus={false}
        title="VIP early access"
        closeLabel="Close"
        widthPixels={320}
        style={{ height: 240 }}
        onClose={() => {}}
        footer={<Button>Save</Button>}
      >
        <TextField label="Title" defaultValue="VIP early access" />
      </SidePanel>
    ),
  },
  {
    name: 'SplitPane',
    isWide: true,
    render: (root) => (
      <SplitPane
        {...root}
        label="Width of the list"
        size={160}
        minSize={96}
        maxSize={320}
        start={<p>Dashboards</p>}
        end={<p style={{ paddingInlineStart: 12 }}>The chosen one</p>}
        style={{ height: 80 }}
        onResize={() => {}}
      />
    ),
  },
  {
    name: 'TabLinks',
    isWide: true,
    render: (root) => (
      <TabLinks
        {...root}
        label="Example settings"
        currentId="tags"
        tabs={[
          { id: 'channels', label: 'Channels', href: '#channels' },
          { id: 'tags', label: 'Tags', count: 12, href: '#tags' },
        ]}
      />
    ),
  },
  {
    name: 'Tabs',
    isWide: true,
    render: (root) => (
      <Tabs
        {...root}
        label="Example details"
        selectedId="calendar"
        tabs={[
          { id: 'calendar', label: 'Calendar' },
          { id: 'documents', label: 'Documents', count: 12 },
        ]}
        onSelect={() => {}}
        renderPanel={() => 'Three tactics this week.'}
      />
    ),
  },
  {
    name: 'Toolbar',
    render: (root) => (
      <Toolbar {...root} label="Text">
        <IconButton icon={Bold} label="Bold" />
        <IconButton icon={Italic} label="Italic" />
        <IconButton icon={Underline} label="Underline" />
      </Toolbar>
    ),
  },
]
