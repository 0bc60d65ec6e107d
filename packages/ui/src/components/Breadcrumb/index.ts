export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './Breadcrumb'
export { englishBreadcrumbLabels, type BreadcrumbLabels } from './Breadcrumb.labels'
