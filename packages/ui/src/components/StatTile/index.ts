export { StatTile, type StatTileProps } from './StatTile'
export { englishStatTileLabels, type StatChange, type StatTileLabels } from './StatTile.labels'
