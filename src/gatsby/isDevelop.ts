/** Whether this is `gatsby develop`, which goes on where a build ends; Gatsby says so to its plugins. */
export const isDevelop = () => process.env.gatsby_executing_command === 'develop'
