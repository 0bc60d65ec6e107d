export { StatTile, type StatTileProps } from './StatTile'
export { englishStatTileLabels, type StatChange, type StatTileLabels } from './stat-tile-labels'
