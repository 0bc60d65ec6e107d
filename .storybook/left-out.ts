// Stands for packages that a library would load for something that nobody asks of it.
export default undefined
