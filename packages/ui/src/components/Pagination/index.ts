export { Pagination, type PaginationProps } from './Pagination'
export { englishPaginationLabels, type PaginationLabels } from './Pagination.labels'
