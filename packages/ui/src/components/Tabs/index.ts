export { TabLinks, type TabLink, type TabLinksProps } from './TabLinks'
export { Tabs, type Tab, type TabsProps } from './Tabs'
