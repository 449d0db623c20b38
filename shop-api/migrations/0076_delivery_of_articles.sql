-- Written by hand. Each article has its own delivery; nothing shows that of the product any more. Servers of the previous
-- release still write it: the next release drops the column.
ALTER TABLE "product" ALTER COLUMN "delivery" SET DEFAULT '';
