/** Where the built page of the community has room for the posts that the server draws into it. */
export const postsMark = '<!--posts-->'
