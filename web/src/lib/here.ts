/** Whether this build of the page plays without a server (scripts/static.py). */
export const HERE = import.meta.env.MODE === "static";
