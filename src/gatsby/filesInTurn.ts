import files from 'gatsby-source-filesystem/create-file-node'
import pLimit from 'p-limit'

const AT_ONCE = 16

/**
 * gatsby-source-filesystem opens all files of `content/` at once, each with a buffer and a WebAssembly memory for its
 * digest: 15,000 take a gigabyte, most of which the process keeps to its end. Here they take turns.
 */
const lane = pLimit(AT_ONCE)
const { createFileNode } = files
files.createFileNode = (...args) => lane(() => createFileNode(...args))
