import { englishSortableGroupsLabels, SortableGroups } from '../components/SortableGroups'
import {
  englishSortableListLabels,
  SortableList,
  type SortableSlot,
} from '../components/SortableList'
import type { Specimen } from './specimen'

const drawLabel = ({ item }: SortableSlot<{ id: string; label: string }>) => item.label
const leaveAsItIs = () => undefined

/** Lists whose order a person decides. */
export const sortable: readonly Specimen[] = [
  {
    name: 'SortableList',
    render: (root) => (
      <SortableList
        {...root}
        label="Channels"
        items={[
          { id: 'website', label: 'Website' },
          { id: 'email', label: 'Email' },
          { id: 'social', label: 'Social Media' },
        ]}
        renderItem={drawLabel}
        onReorder={leaveAsItIs}
        labels={englishSortableListLabels}
      />
    ),
  },
  {
    name: 'SortableGroups',
    isWide: true,
    render: (root) => (
      <SortableGroups
        {...root}
        layout="columns"
        variant="cards"
        groups={[
          {
            id: 'objective',
            label: 'Objective',
            items: [
              { id: 'awareness', label: 'Awareness' },
              { id: 'traffic', label: 'Store traffic' },
            ],
          },
          { id: 'segment', label: 'Target Segment', items: [], emptyText: 'Drop a tag here.' },
        ]}
        renderItem={drawLabel}
        onMove={leaveAsItIs}
        labels={englishSortableGroupsLabels}
      />
    ),
  },
]
